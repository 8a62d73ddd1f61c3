import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMenuFile } from '#domain/menu/stored/menu-file.ts'
import { sampleMenu } from '#tests/samples/sample-menus.ts'
import { compareReadings } from '#tests/support/compare-readings.ts'
import { runScript } from '#tests/support/run-script.ts'

const samples = join(import.meta.dirname, '..', 'samples', 'written')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carte-read-'))
})
afterAll(() => rm(folder, { recursive: true }))

const outPath = () => join(folder, 'menu.json')

const read = (...options: string[]) => runScript('read.ts', ['--out', outPath(), ...options])

const written = async () => readMenuFile(await readFile(outPath(), 'utf8'))

it('reads a menu from its text and says what it found', async () => {
  const { code, stdout, stderr } = await read('--input', join(samples, 'bistro.txt'))
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/\d\d items/u)
  expect(stdout).toContain('Currency: USD, guessed')
  const { content, design } = await written()
  const { items, placed } = compareReadings(sampleMenu('bistro').content, content)
  expect(placed).toBeGreaterThan(items * 0.9)
  expect(design.pageSize).toBe('letter')
})

it('names each doubtful line with its number and the reason, and ends well', async () => {
  const path = join(folder, 'odd.txt')
  await writeFile(
    path,
    'Odd House\n\nMAINS\nBavette 34\nPork chop 3\nHake 31\nBavette 34\nTrout\nLamb 38\nSole 36\nVeal 35\n',
  )
  const { code, stdout } = await read('--input', path)
  expect(code).toBe(0)
  expect(stdout).toMatch(
    /line 7 \(item\): Bavette 34\n(?: {4}.+\n)* {4}A dish listed twice in its section: “Bavette”/u,
  )
  expect(stdout).toMatch(/line 8 \(\S+\): Trout\n/u)
  expect(stdout).toMatch(/line 5 \(item\): Pork chop 3\n {4}A price far from those around it/u)
})

it('says in a sentence why a file cannot be read', async () => {
  const path = join(folder, 'letter.txt')
  await writeFile(path, 'Dear guest\nWe are closed.\n')
  const { code, stderr } = await read('--input', path)
  expect(code).toBe(1)
  expect(stderr).toContain('No dish was found')
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

it('writes the menu to the standard output and the report aside', async () => {
  const { code, stdout, stderr } = await runScript('read.ts', [
    '--input',
    join(samples, 'bistro.txt'),
    '--out',
    '-',
  ])
  expect([code, stderr]).toEqual([0, expect.stringMatching(/\d\d items/u)])
  expect(readMenuFile(stdout).content.sections).not.toEqual([])
})

it('refuses wrong options', async () => {
  expect((await runScript('read.ts', ['--input', 'x.txt'])).code).toBe(2)
  expect((await read('--input', 'x.txt', '--currency', 'Euro')).code).toBe(2)
  expect((await read('--input', join(folder, 'nowhere.pdf'))).code).toBe(1)
})

it('ends without a word when nobody reads on', async () => {
  const command = `'${process.execPath}' commands/read.ts --input '${join(samples, 'bistro.txt')}' --out '${outPath()}'`
  const { stdout, stderr } = await promisify(execFile)(
    'bash',
    ['-o', 'pipefail', '-c', `${command} | head -1`],
    {
      cwd: join(import.meta.dirname, '..', '..'),
    },
  )
  expect(stdout).toMatch(/^\d+ sections, \d\d items/u)
  expect(stderr).toBe('')
  expect((await written()).content.sections).not.toEqual([])
})
