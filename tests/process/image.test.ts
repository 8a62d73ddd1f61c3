import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { childEnvironment } from '../support/child-environment.ts'
import { startServerProcess } from '../support/server-process.ts'
import { TestClient } from '../support/test-client.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const MENU = 'Bistro\n\nStarters\nSoup 5.00\nSalad 7.50\n'

/** The files that the last stage of the Dockerfile copies, and the packages that are here. */
function copyImage(image: string): void {
  const stage =
    readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  for (const [, words = ''] of stage.matchAll(/^COPY (?:--from=\S+ )?(.*)$/gm)) {
    const paths = words.split(' ').map((path) => path.replace(/^\/app\//, './'))
    const to = paths.pop() ?? ''
    for (const from of paths.filter((path) => path !== './node_modules'))
      cpSync(
        join(ROOT, from),
        to.startsWith('/')
          ? join(image, basename(to))
          : join(image, to.endsWith('/') ? join(to, basename(from)) : to),
        {
          recursive: true,
          filter: (source) => !/\.test\.tsx?$/.test(source),
        },
      )
  }
  symlinkSync(join(ROOT, 'node_modules'), join(image, 'node_modules'))
}

/** Those of packages are behind a link. */
const filesIn = (folder: string): string[] =>
  execFileSync('find', [folder], { encoding: 'utf8' }).split('\n').toSorted()

describe('the files of the image alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carte-image-'))
  const [image, data, out] = ['image', 'data', 'out'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  beforeAll(() => {
    for (const path of [image, data, out]) mkdirSync(path)
    copyImage(image)
    writeFileSync(join(out, 'menu.txt'), MENU)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const carte = (...words: string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const env = {
        ...childEnvironment,
        PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
        ...{ CARTE_APP: image, CARTE_DATA_DIR: data, NODE_ENV: 'production' },
      }
      execFile('sh', [join(image, 'carte'), ...words], { cwd: out, env }, (error, stdout, stderr) =>
        error ? reject(new Error(`carte ${words.join(' ')}: ${stderr}`)) : resolve(stdout + stderr),
      )
    })

  it('start a server and run each command, and nothing is written among them', async () => {
    const before = filesIn(image)
    const server = await startServerProcess(
      { CARTE_DATA_DIR: data },
      { root: image, main: join(image, 'dist/server/main.js') },
    )
    await new TestClient(server.url).register('anna')
    expect(await carte('accounts', '--list')).toContain('anna@example.com')
    expect(await carte('mail-test', '--to', 'anna@example.com')).toContain('outbox')
    expect(await carte('backup', '--out', join(out, 'backups'))).toContain('1 accounts')
    expect(await server.end('SIGTERM')).toBe(0)
    const [backup = ''] = readdirSync(join(out, 'backups'))
    expect(await carte('verify', '--backup', join(out, 'backups', backup))).toContain('is whole')
    expect(await carte('restore', '--from', join(out, 'backups', backup), '--replace')).toContain(
      'Restored 1 accounts',
    )
    expect(await carte('verify')).toContain('No findings')
    await carte('read', '--input', 'menu.txt', '--out', 'menu.json')
    await carte('typeset', '--input', 'menu.json', '--out', 'menu.pdf')
    expect(readFileSync(join(out, 'menu.pdf'), 'latin1')).toMatch(/^%PDF/)
    for (const name of ['migrate-to-postgres', 'move-house'])
      expect(await carte(name, '--help')).toContain('Usage: ')
    expect(filesIn(image)).toEqual(before)
  }, 120_000)
})
