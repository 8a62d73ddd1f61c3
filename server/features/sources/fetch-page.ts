import { SOURCE_FILE_LIMITS } from '#contract/generating/sources.ts'
import { PublicFileError, type PublicFileFetcher } from '../../adapters/public-files/public-file.ts'
import { AppError } from '../../errors/app-error.ts'
import type { FileAnswer } from '../../http/bindings.ts'
import { kindOfFile } from './file-kind.ts'
import { decoded, saysSomething } from './page-text.ts'

const LIMITS = {
  maxBytes: SOURCE_FILE_LIMITS.page,
  timeoutMs: 15_000,
  accept:
    'text/html,application/xhtml+xml,application/pdf,image/jpeg,image/png,image/webp,text/plain;q=0.9,*/*;q=0.1',
} as const

/** Says of a text that it is UTF-8, whatever the page itself says. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The file at a public web address, named by what it is.
 * @throws {AppError} the errors of `fetchSourcePage`
 */
export async function fetchPage(fetchPublicFile: PublicFileFetcher, address: string): Promise<FileAnswer> {
  const {
    bytes,
    contentType,
    address: found,
  } = await fetchPublicFile(withScheme(address), LIMITS).catch((cause: unknown) => {
    throw cause instanceof PublicFileError ? refusalOf(cause) : cause
  })
  const kind = kindOfFile(bytes, contentType)
  if (!kind) throw new AppError('source_unknown')
  const fileName = `${nameOf(found)}.${kind}`
  if (kind !== 'html' && kind !== 'txt') return { bytes: Uint8Array.from(bytes), fileName }
  const text = decoded(bytes, contentType)
  if (kind === 'html' && !saysSomething(text)) throw new AppError('source_without_text')
  return { bytes: new TextEncoder().encode(BYTE_ORDER_MARK + text), fileName }
}

/** `carte.example/menu` is what people type. */
const withScheme = (address: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/:]+:\d/.test(address) ? address : `https://${address}`

/** The host, and the last part of the path without its ending. */
function nameOf(address: string): string {
  const { hostname, pathname } = new URL(address)
  const last = pathname
    .split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.\w{1,5}$/, '')
  return [hostname, last].filter(Boolean).join(' ').slice(0, 100)
}

function refusalOf(cause: PublicFileError): AppError {
  if (cause.fault === 'too_large') return new AppError('source_too_large', { cause })
  if (cause.fault === 'refused')
    return new AppError('address_refused', {
      cause,
      message:
        'This is not the address of a public web page. Please open the page, save it as a PDF, and bring that instead.',
    })
  return new AppError('address_unreachable', { cause, message: unreachable(cause.status) })
}

function unreachable(status: number | undefined): string {
  if (status === 404 || status === 410)
    return 'There is no page at this address. Please check it, or bring the menu as a file.'
  if (status === 401 || status === 403 || status === 429)
    return 'This site shows its page to people alone. Print it to a PDF in your browser and bring that instead.'
  return 'This address did not answer with a page. Please check it, or save the page as a PDF and bring that instead.'
}
