import { uploadImage } from '#contract/accounts/uploads.ts'
import { readSourcePicture } from '#contract/generating/sources.ts'
import { writeDraft } from '#contract/menus/drafts.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import type { Attack } from './attack.ts'

const { templateId, design } = buildSavePayload()

/** A list of this many equal elements, as text. */
const list = (count: number, element: string): string => `[${Array(count).fill(element).join(',')}]`

/** Of a menu that none can be: two megabytes of sections without a word. */
const EMPTY_SECTIONS = `{"content":{"restaurant":{"name":"x"},"sections":${list(650_000, '{}')}},"design":{},"templateId":1}`

/** Within the lengths of all lists, and wrong in every element. */
const WRONG_ITEMS = `{"content":{"restaurant":{"name":"x"},"sections":${list(60, `{"id":1,"name":"s","items":${list(1000, '{}')}}`)}},"design":{},"templateId":1}`

const NO_IDS = JSON.stringify({ ...buildSavePayload(), content: undefined, items: ['@'] }).replace(
  '["@"]',
  list(650_000, '""'),
)

const LONG_FILTERS = JSON.stringify({
  content: buildContent({ items: 1 }),
  design,
  step: 'builder',
  filters: { kept: '@' },
}).replace('"@"', list(900_000, '0'))

/** A multipart body of this many parts of one letter. */
function parts(count: number): Buffer {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'
  return Buffer.from(`${part.repeat(count)}--b--\r\n`)
}

const MULTIPART = 'multipart/form-data; boundary=b'

/** A PDF with one page of this many strokes over its whole height, as the only file of a multipart body. */
function strokes(count: number): Buffer {
  const lines = Array.from({ length: count }, (_, n) => `${n % 600} 0 m ${(n * 7) % 600} 792 l S\n`).join('')
  const pdf = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>endobj',
    `4 0 obj<</Length ${lines.length}>>stream\n${lines}\nendstream endobj`,
    'trailer<</Size 5/Root 1 0 R>>\n%%EOF',
  ].join('\n')
  const head =
    'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf'
  return Buffer.from(`--b\r\n${head}\r\n\r\n${pdf}\r\n--b--\r\n`)
}

/** Large bodies: those that can be nothing, and the largest that can be kept. */
export const bodies: readonly Attack[] = [
  {
    name: '12 times at a time 2 MB of empty sections to set, by a guest',
    atOnce: 12,
    async prepare({ guest }) {
      const stranger = guest()
      return () => stranger.ask('POST', typesetPages.path, EMPTY_SECTIONS)
    },
  },
  {
    name: '12 times at a time 60 sections of 1,000 items that are none to set, by a guest',
    isAlike: true,
    atOnce: 12,
    async prepare({ guest }) {
      const stranger = guest()
      return () => stranger.ask('POST', typesetPages.path, WRONG_ITEMS)
    },
  },
  {
    name: '12 times at a time 2 MB of ids that are none to save',
    isAlike: true,
    atOnce: 12,
    async prepare({ account }) {
      const owner = await account()
      return () => owner.ask('POST', createSavedMenu.path, NO_IDS)
    },
  },
  {
    name: '12 times at a time a draft with 2 MB of filters',
    isAlike: true,
    atOnce: 12,
    async prepare({ account }) {
      const owner = await account()
      return () => owner.ask('PUT', writeDraft.path, LONG_FILTERS)
    },
  },
  {
    name: '8 drafts of 1,000 dishes at a time',
    atOnce: 8,
    async prepare({ account }) {
      const owner = await account()
      const draft = JSON.stringify({
        content: buildContent({ items: 1000 }),
        design,
        templateId,
        step: 'builder',
      })
      return () => owner.ask('PUT', writeDraft.path, draft)
    },
  },
  {
    name: '4 pictures of a page at a time in 400,000 parts of one letter',
    atOnce: 4,
    async prepare({ account }) {
      const owner = await account()
      const body = parts(400_000)
      return () => owner.ask('POST', readSourcePicture.path, body, MULTIPART)
    },
  },
  {
    name: '4 uploads at a time in 100,000 parts of one letter',
    isAlike: true,
    atOnce: 4,
    async prepare({ account }) {
      const owner = await account()
      const body = parts(100_000)
      return () => owner.ask('POST', uploadImage.path, body, MULTIPART)
    },
  },
  {
    name: '4 pages at a time of 100,000 strokes to recognize',
    atOnce: 4,
    async prepare({ account }) {
      const owner = await account()
      const body = strokes(100_000)
      return () => owner.ask('POST', readSourcePicture.path, body, MULTIPART)
    },
  },
]
