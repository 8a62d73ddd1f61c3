import { useQuery } from '@tanstack/react-query'
import { typesetPages } from '#contract/menus/typesetting.ts'
import type { Edition } from '#domain/design/paper/editions.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'
import { call } from '../../../lib/api.ts'
import { bytesOfBase64 } from '../../../pdf/base64.ts'
import { paintPage } from '../../../pdf/turning/paint-page.ts'
import type { PageSizePt } from '../../../pdf/view/zoom.ts'
import { findingSentence } from '../../pages/typesetting/findings.ts'

/** In CSS pixels; painted twice as fine. */
export const PREVIEW_WIDTH_PX = 240

export interface MadeEdition {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly pages: readonly PageSizePt[]
  readonly picture: HTMLCanvasElement
  readonly notes: readonly string[]
}

/**
 * Makes an edition of a menu, to be looked at and then downloaded. `opened` names the menu of this moment and, of an
 * edition as of now, what holds; where the plan does not have the edition, nothing is made.
 */
export const useEdition = (
  menu: MenuFile & { readonly menuId?: string | undefined },
  opened: string,
  made: { readonly edition: Edition; readonly asOfNow: boolean },
  isAllowed: boolean,
) =>
  useQuery({
    enabled: isAllowed,
    queryKey: ['edition', opened, made],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<MadeEdition> => {
      const { pdf, pages, findings } = await call(
        typesetPages,
        { body: { ...menu, ...made } },
        { signal, asksToSignIn: 'once' },
      )
      const bytes = Uint8Array.from(bytesOfBase64(pdf))
      const picture = await paintPage(bytes, 1, 2 * PREVIEW_WIDTH_PX)
      const sentences = findings.map((finding) => findingSentence(finding, menu.content))
      const notes = [...new Set(sentences.filter((sentence) => sentence !== null))]
      return { bytes, pages, picture, notes }
    },
  })
