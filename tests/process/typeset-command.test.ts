import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { menuFile } from '#domain/menu/stored/menu-file.ts'
import { buildContent, buildItem } from '../builders/build-menu.ts'
import { itAtNight } from '../support/at-night.ts'
import { isLong } from '../support/depth.ts'
import { readPdf } from '../support/read-pdf.ts'

const SCRIPT = join(import.meta.dirname, '..', '..', 'commands', 'typeset.ts')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carte-typeset-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Run {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const typeset = (...options: string[]): Promise<Run> =>
  new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...options], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })

const write = (content = buildContent({ items: 40 }), design: Partial<Design> = {}, templateId = 2) =>
  writeFile(
    join(folder, 'menu.json'),
    menuFile({ content, design: { ...defaultDesign, ...design }, templateId }),
  )

const written = (name: string) => readFile(join(folder, name))

describe('npm run typeset', () => {
  it('makes the PDF of an exported menu, always the same', async () => {
    const content = buildContent({ items: 40 })
    await write(content)
    expect(await typeset('--input', 'menu.json', '--out', 'one.pdf')).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    })
    await typeset('--input', 'menu.json', '--out', 'two.pdf')
    const pdf = await written('one.pdf')
    expect(pdf.equals(await written('two.pdf'))).toBe(true)
    const text = (await readPdf(pdf)).pages.map((page) => page.text).join(' ')
    for (const { name } of itemsOf(content)) expect(text).toContain(name)
  })

  it('makes pictures of the pages, numbered where there are several', async () => {
    await write(buildContent({ items: 90 }))
    const options = [
      '--input',
      'menu.json',
      '--out',
      'page.png',
      '--png',
      '--dpi',
      '300',
      '--template',
      'rustic',
    ]
    expect(await typeset(...options)).toMatchObject({ code: 0, stderr: '' })
    const names = (await readdir(folder)).filter((name) => name.startsWith('page')).sort()
    expect(names.slice(0, 2)).toEqual(['page-1.png', 'page-2.png'])
    expect(await sharp(await written('page-1.png')).metadata()).toMatchObject({ width: 2550, height: 3300 })
  })

  it('prints illustrations and textures, and says which uploads it lacks', async () => {
    const items = ['/images/dishes/801.svg', '/uploads/elsewhere.png'].map((imageUrl, index) =>
      buildItem({ id: 9001 + index, imageUrl }),
    )
    await write(
      { ...buildContent(), sections: [{ id: 1, name: 'Mains', items }] },
      { showImages: true, useCustomBackground: true, backgroundImage: 'linen' },
    )
    expect(await typeset('--input', 'menu.json', '--out', 'pictures.pdf')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Note: unreadable_image {"image":"item","id":9002}\n',
    })
    expect((await written('pictures.pdf')).toString('latin1').split('/Subtype /Image')).toHaveLength(3)
  })

  it('makes labels as a PDF', async () => {
    await write()
    await typeset('--input', 'menu.json', '--out', 'labels.pdf', '--format', 'labels')
    expect((await readPdf(await written('labels.pdf'))).pages).toHaveLength(5)
  })

  itAtNight('makes boards as pictures with the pixels of a screen', async () => {
    await write()
    const [section] = buildContent({ items: 40 }).sections
    await typeset('--input', 'menu.json', '--out', 'board.png', '--format', 'tall-board', '--distance', '2')
    const size = { width: 1080, height: 1920 }
    expect(await sharp(await written('board-1.png')).metadata()).toMatchObject(size)
    const story = ['--input', 'menu.json', '--out', 'story.png', '--format', 'story']
    expect(await typeset(...story, '--section', section?.name ?? '')).toMatchObject({ code: 0 })
  })

  it('puts pages of another paper on sheets to fold', async () => {
    await write(buildContent({ items: 8 }))
    const sheets = ['--format', 'sheets', '--paper', 'half-letter', '--sheets', 'folded']
    await typeset('--input', 'menu.json', '--out', 'folded.pdf', ...sheets)
    const { pages } = await readPdf(await written('folded.pdf'))
    expect(pages[0]).toMatchObject({ widthPt: 792, heightPt: 612 })
  })

  const failures: readonly (readonly [string, number, readonly string[]])[] = [
    ['a file that is not there', 1, ['--input', 'gone.json', '--out', 'x.pdf']],
    ['another resolution', 2, ['--input', 'menu.json', '--out', 'x.png', '--png', '--dpi', '72']],
    ['a file that is no menu', 1, ['--input', 'note.json', '--out', 'x.pdf']],
    ['a place that cannot be written to', 1, ['--input', 'menu.json', '--out', 'no/such/x.pdf']],
    ['no input', 2, ['--out', 'x.pdf']],
    ['another template', 2, ['--input', 'menu.json', '--out', 'x.pdf', '--template', 'baroque']],
    ['another format', 2, ['--input', 'menu.json', '--out', 'x.pdf', '--format', 'billboard']],
    ['another paper', 2, ['--input', 'menu.json', '--out', 'x.pdf', '--paper', 'foolscap']],
    [
      'a distance of nothing',
      2,
      ['--input', 'menu.json', '--out', 'x.png', '--format', 'board', '--distance', '0'],
    ],
    ['an unknown option', 2, ['--input', 'menu.json', '--out', 'x.pdf', '--fast']],
  ]
  // One that the file decides, and one that the options decide: each starts a process.
  it.each(isLong ? failures : failures.slice(0, 2))('ends with one line for %s', async (_, code, options) => {
    await write()
    await writeFile(join(folder, 'note.json'), '{"format":"note"}')
    const run = await typeset(...options)
    expect(run).toMatchObject({ code, stdout: '' })
    expect(run.stderr).toMatch(/^[^\n]+\n$/)
  })
})
