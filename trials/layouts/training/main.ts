import { writeFileSync, writeSync } from 'node:fs'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { trainingChecksum } from './checksum.ts'
import { packWeights } from './pack-weights.ts'
import { plan } from './plan.ts'
import type { SeenMenu } from './seen-menu.ts'
import { trainNetwork } from './train.ts'
import { laidOutMenus, typedMenus } from './training-menus.ts'

/**
 * `npm run reader:train`: trains the reader of layouts and writes its weights; the same sources give the same weights,
 * bit by bit. `reader:measure` says what it's worth. Each network has a separate thread, in which half of the menus are
 * made before; which one is done first changes nothing.
 */
const { firstSeed, laidOut, seeds, epochs, rate } = plan

type Task = { readonly half: number } | { readonly seed: number; readonly menus: readonly SeenMenu[] }

function answerTo(task: Task): SeenMenu[] | string {
  if ('half' in task) {
    const count = laidOut / seeds.length
    const menus = laidOutMenus(firstSeed + task.half * count, count)
    return task.half === 0 ? [...typedMenus(firstSeed), ...menus] : menus
  }
  const { seed, menus } = task
  const report = (epoch: number, loss: number) =>
    writeSync(2, `network ${seed}, round ${epoch + 1}: ${loss.toFixed(4)} a line\n`)
  return packWeights(trainNetwork(menus, { epochs, rate, seed, report }))
}

const inThread = <Answer>(task: Task): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task })
    worker.once('message', resolve).once('error', reject)
  })

if (isMainThread) {
  const halves = await Promise.all(seeds.map((_, half) => inThread<SeenMenu[]>({ half })))
  const menus = halves.flat()
  const packed = await Promise.all(seeds.map((seed) => inThread<string>({ seed, menus })))
  writeFileSync(
    new URL('../../../domain/reading/layout/weights.ts', import.meta.url),
    `// Made by \`npm run reader:train\`; never edited.\nexport const weights = [\n${packed
      .map((text) => `  '${text}',\n`)
      .join('')}] as const\n\nexport const checksum = '${trainingChecksum()}'\n`,
  )
  for (const text of packed) process.stdout.write(`network: ${Math.round((text.length * 3) / 4 / 1024)} KB\n`)
} else parentPort?.postMessage(answerTo(workerData as Task))
