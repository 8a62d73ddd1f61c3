import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path/posix'
import { expect, it } from 'vitest'

const list = (...options: string[]): string[] =>
  execFileSync('git', ['ls-files', ...options], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

const files = list('--cached', '--others', '--exclude-standard')
const folders = new Set(
  files.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))),
)
const topFolders = [...folders].filter((folder) => folder !== '' && !folder.includes('/'))

const looksLikePath = (text: string): boolean =>
  /^[\w*<][\w./*<>-]*$/.test(text) &&
  (text.endsWith('/') ||
    /\.(ts|tsx|mjs|typ|css|svg|webp|md|json|ya?ml)$/.test(text) ||
    topFolders.includes(text.split('/')[0] ?? '')) &&
  (text.includes('/') || /\.(ts|tsx|mjs|typ|css|md)$/.test(text))

const places = [...files, ...folders]

/** Each place by all that it may be called: `typeset/worker.ts` is `worker.ts` too. */
const ends = new Set(
  places.flatMap((place) => place.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
)

/** A path may leave out its first folders (`page-plan.ts`) and have a place for any name (`<key>.typ`). */
function exists(path: string): boolean {
  const name = path.replace(/\/$/, '')
  if (ends.has(name)) return true
  const pattern = name.replaceAll(/<\w+>/g, '*')
  if (!pattern.includes('*')) return false
  return places.some((place) => matchesGlob(place, pattern) || matchesGlob(place, `**/${pattern}`))
}

/** As GitHub names the heading of a section. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-')

const anchorsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

const documents = files.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')

it.each(documents)('%s names files and sections that there are', (document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words.replace(/^node /, ''))
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link)
  const broken = links.filter((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? document : join(dirname(document), path)
    if (!files.includes(target)) return !folders.has(target)
    return anchor !== undefined && !anchorsOf(target).includes(anchor)
  })
  expect([...named.filter((words) => looksLikePath(words) && !exists(words)), ...broken]).toEqual([])
})

/** Rooms in which a newcomer gets lost without a guide, and those that hold them. */
const MANY_FILES = 60

const bigRooms = [...folders].filter((folder) => {
  const depth = folder.split('/').length
  if (folder === '' || depth > 2 || /^(docs|art|scripts|commands|\.)/.test(folder)) return false
  if (/^(tests|trials)\//.test(folder)) return false
  return files.filter((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file)).length > MANY_FILES
})

it('has a guide to each big room, and no guide that is longer than a look', () => {
  const guides = files.filter(
    (path) => path.endsWith('/README.md') && !/^(docs|tests\/samples|clients)\//.test(path),
  )
  expect(bigRooms.filter((room) => !guides.includes(`${room}/README.md`))).toEqual([])
  for (const guide of guides) {
    const text = readFileSync(guide, 'utf8')
    expect(text.startsWith(`# ${dirname(guide)}\n`), guide).toBe(true)
    for (const part of ['**Not here:**', '**Where to add**']) expect(text, guide).toContain(part)
    expect(text.split('\n').length, guide).toBeLessThanOrEqual(24)
  }
})

it('has a map of one page', () => {
  expect(readFileSync('docs/architecture.md', 'utf8').split('\n').length).toBeLessThanOrEqual(120)
})
