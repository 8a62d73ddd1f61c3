/** Elements whose content nobody reads. */
const UNSEEN = ['script', 'style', 'noscript', 'template', 'svg', 'head']

/** Letters that a menu of a few dishes has at least. */
const LEAST_LETTERS = 40

/** What a page says of its menu for machines. */
const MENU_DATA = /"@type"\s*:\s*\[?\s*"(?:Menu|MenuSection|MenuItem)"/

/** Does a page say something before its programs run: visible text, or a menu as data? A single pass. */
export function saysSomething(html: string): boolean {
  if (MENU_DATA.test(html)) return true
  const lower = html.toLowerCase()
  let letters = 0
  let at = 0
  while (at < html.length && letters < LEAST_LETTERS) {
    const tag = html.indexOf('<', at)
    const text = html.slice(at, tag < 0 ? undefined : tag)
    letters += text.match(/\p{L}/gu)?.length ?? 0
    if (tag < 0) break
    const unseen = UNSEEN.find(
      (name) => lower.startsWith(name, tag + 1) && /[\s/>]/.test(lower[tag + 1 + name.length] ?? '>'),
    )
    const end = unseen ? endOf(lower, unseen, tag) : html.indexOf('>', tag)
    if (end < 0) break
    at = end + 1
  }
  return letters >= LEAST_LETTERS
}

function endOf(lower: string, name: string, from: number): number {
  const close = lower.indexOf(`</${name}`, from)
  return close < 0 ? -1 : lower.indexOf('>', close)
}

/**
 * A page or a text in the encoding that its server, or the page itself, names; else UTF-8 where it is that, and
 * Windows-1252 where it is not. Never throws.
 */
export function decoded(bytes: Uint8Array, contentType: string): string {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  const named =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1]
  return (
    (named && decodedAs(named, bytes)) ?? decodedAs('utf-8', bytes) ?? decodedAs('windows-1252', bytes) ?? ''
  )
}

function decodedAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
