import type { GuideStep } from '#contract/guides/guides.ts'
import { addressOf } from '#contract/shared/address.ts'

/** The commands of a step, for a shell that has the key in KEY; what later steps need is kept with jq. */
export function shellOf(origin: string, { call, params, query, body, keeps }: GuideStep): string {
  // Names of the shell are written as they are: `$MENU`, not `%24MENU`.
  const address = addressOf(call, { params, query }).replaceAll('%24', '$')
  const lines = [
    `curl${call.method === 'get' ? '' : ` -X ${call.method.toUpperCase()}`} "${origin}${address}"`,
    '-H "authorization: Bearer $KEY"',
    ...(body === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d '${withNames(JSON.stringify(body))}'`]),
    ...(call.file ? ['-OJ'] : []),
  ]
  const command = lines.join(' \\\n  ')
  const [kept] = Object.entries(keeps ?? {})
  return kept ? `${kept[0]}=$(${command} | jq -r .${kept[1]})` : command
}

/** A name of the shell inside single quotes ends them for a moment. */
const withNames = (json: string): string =>
  json.replaceAll("'", "'\\''").replaceAll(/"\$([A-Z]+)"/gu, `"'"$$$1"'"`)
