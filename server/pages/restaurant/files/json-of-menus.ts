import { nextTurn } from '../../../concurrency/in-turns.ts'
import { createEtag, etagIn } from '../../../http/answers/etag.ts'

export interface JsonOfMenus {
  readonly bytes: Buffer<ArrayBuffer>
  readonly etag: string
}

/**
 * A JSON object that ends with a list `menus`, in UTF-8. Thirty long menus are 30 MB: they are made one after the other,
 * and others have their turn in between.
 * @param head its other fields
 * @param entriesOf what the list says of a menu
 */
export async function jsonOfMenus<Menu>(
  head: object,
  menus: readonly Menu[],
  entriesOf: (menu: Menu) => Promise<readonly object[]>,
): Promise<JsonOfMenus> {
  const fields = JSON.stringify(head).slice(1, -1)
  const parts: Buffer<ArrayBuffer>[] = []
  const etag = createEtag()
  const add = (text: string) => {
    const part = Buffer.from(text)
    parts.push(part)
    etag.update(part)
  }
  add(fields ? `{${fields},"menus":[` : '{"menus":[')
  for (const menu of menus) {
    const entries = await entriesOf(menu)
    await nextTurn()
    for (const entry of entries) add((parts.length > 1 ? ',' : '') + JSON.stringify(entry))
  }
  add(']}')
  await nextTurn()
  return { bytes: Buffer.concat(parts), etag: etagIn(etag) }
}
