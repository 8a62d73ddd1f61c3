import type { Hono } from 'hono'
import qrcode from 'qrcode'
import { fileNameFor } from '#domain/exchange/file-name.ts'
import { googleFoodMenu } from '#domain/exchange/writing/formats/google-food-menus.ts'
import { codeAddress } from '#domain/live/address/code-address.ts'
import { etagOf } from '../../../http/answers/etag.ts'
import {
  compressedPicture,
  type Precompressed,
  precompressText,
} from '../../../http/answers/precompressed.ts'
import type { HttpBindings, HttpContext } from '../../../http/bindings.ts'
import { dataPolicy, picturePolicy } from '../../../http/security/content-security-policy.ts'
import { askerOf } from '../../../http/visitor/asker.ts'
import { createLinkPicture } from '../../../printing/link-picture.ts'
import type { Printing } from '../../../printing/printing.ts'
import { typesetOutput } from '../../../printing/typesetting.ts'
import type { Settings } from '../../../settings/settings.ts'
import { menuText } from '../../viewer/menu-text.ts'
import { menuAt } from '../served/menu-at.ts'
import { menuPath, pagePath } from '../served/page-addresses.ts'
import type { ServedPage, ServedPageMenu } from '../served/served-page.ts'
import { type JsonOfMenus, jsonOfMenus } from './json-of-menus.ts'
import { menuData } from './menu-data.ts'

export type ForGuests = (
  c: HttpContext,
  variant: string,
  make: (served: ServedPage, origin: string) => Promise<Precompressed>,
) => Promise<Response>

/** Programs and pages of anybody may read it. */
const FOR_ANYBODY = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** A poster at 300 dpi. */
const CODE_PX = 1200

/** As that of shared menus: a coffee ring may hide 15 % of it, and its standard asks for four modules around it. */
const CODE = { errorCorrectionLevel: 'M', margin: 4 } as const

/** What belongs to a restaurant's page as files: its data, its code, and its menus in print and as text. */
export function mountPageFiles(
  app: Hono<HttpBindings>,
  services: Printing & Settings,
  forGuests: ForGuests,
): void {
  const linkPicture = createLinkPicture(services)

  app.get('/r/:slug/menu.json', (c) =>
    forGuests(c, 'data', async (served, origin) => jsonFile(await menuData(served, origin))),
  )

  app.get('/r/:slug/food-menus.json', (c) =>
    forGuests(c, 'food-menus', async ({ menus }) =>
      jsonFile(await jsonOfMenus({}, menus, async (menu) => [googleFoodMenu(await menuInStock(menu))])),
    ),
  )

  app.get('/r/:slug/qr.svg', (c) =>
    forGuests(c, 'qr.svg', async ({ revision }, origin) =>
      precompressText(
        'image/svg+xml',
        await qrcode.toString(codeAddress(`${origin}${pagePath(revision.slug)}`), { ...CODE, type: 'svg' }),
        picturePolicy,
      ),
    ),
  )

  app.get('/r/:slug/qr.png', (c) =>
    forGuests(c, 'qr.png', async ({ revision }, origin) =>
      bytesFile(
        'image/png',
        await qrcode.toBuffer(codeAddress(`${origin}${pagePath(revision.slug)}`), {
          ...CODE,
          width: CODE_PX,
        }),
      ),
    ),
  )

  app.get('/r/:slug/:file{[\\w-]+\\.txt}', (c) =>
    forGuests(c, `text ${c.req.param('file')}`, async (served) =>
      precompressText(
        'text/plain; charset=utf-8',
        menuText(await menuAt(served, keyOf(c.req.param('file'))).live()),
        picturePolicy,
      ),
    ),
  )

  app.get('/r/:slug/:menu/picture.png', (c) =>
    forGuests(c, `picture ${c.req.param('menu')}`, async (served, origin) => {
      const { row, key, live } = menuAt(served, c.req.param('menu'))
      const link = origin + menuPath(served.revision.slug, key)
      const asked = { link, for: askerOf(c, null, services.env) }
      const picture = await linkPicture({ row, output: (await live()).output }, asked)
      // Messengers show it within their own pages.
      return { ...compressedPicture('image/png', picture), headers: FOR_ANYBODY }
    }),
  )

  // Set once for all who ask for it until something of the page changes.
  app.get('/r/:slug/:file{[\\w-]+\\.pdf}', (c) =>
    forGuests(c, `print ${c.req.param('file')}`, async (served, origin) => {
      const menu = menuAt(served, keyOf(c.req.param('file')))
      const { output, soldOut } = await menu.live()
      const { pdf } = await typesetOutput(services, output, {
        for: askerOf(c, null, services.env),
        ownerId: menu.row.ownerId,
        soldOut,
        link: origin + menuPath(served.revision.slug, menu.key),
      })
      const name = encodeURIComponent(`${fileNameFor(`${served.profile.name} ${menu.name}`)}.pdf`)
      return bytesFile('application/pdf', pdf, {
        'content-disposition': `inline; filename*=UTF-8''${name}`,
      })
    }),
  )
}

const keyOf = (file: string): string => file.slice(0, file.lastIndexOf('.'))

/** Without what is sold out: Google knows no word for it. */
async function menuInStock({ live, name }: ServedPageMenu) {
  const { output, soldOut } = await live()
  const { content } = output
  const out = new Set(soldOut)
  return {
    ...content,
    title: name,
    sections: content.sections.map((section) => ({
      ...section,
      items: section.items.filter(({ id }) => !out.has(id)),
    })),
  }
}

const jsonFile = ({ bytes, etag }: JsonOfMenus): Precompressed => ({
  ...precompressText('application/json', bytes, dataPolicy, etag),
  headers: FOR_ANYBODY,
})

function bytesFile(
  mediaType: string,
  content: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Precompressed {
  const bytes = new Uint8Array(content)
  return { mediaType, etag: etagOf(bytes), policy: picturePolicy, headers, bytes }
}
