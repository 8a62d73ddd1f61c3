import type { ApiOperation, ApiParameter } from '#contract/errors/api-description.ts'

export function curlOf(origin: string, method: string, path: string, operation: ApiOperation): string {
  const lines = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${origin}${path}${queryOf(operation)}'`,
  ]
  if (operation.operationId === 'login' || operation.operationId === 'register') lines.push('-c cookies.txt')
  if (operation.security.some(({ key }) => key)) lines.push('-H "authorization: Bearer $KEY"')
  else if (operation.security.some(({ session }) => session)) lines.push('-b cookies.txt')
  const [mediaType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  if (mediaType === 'multipart/form-data') lines.push("-F 'file=@picture.jpg'")
  else if (mediaType !== undefined) {
    lines.push(`-H 'content-type: ${mediaType}'`)
    lines.push(
      content?.example === undefined ? '-d @body.json' : `-d '${quoted(JSON.stringify(content.example))}'`,
    )
  }
  if (Object.values(operation.responses).some(({ headers }) => headers?.['content-disposition']))
    lines.push('-OJ')
  return lines.join(' \\\n  ')
}

function queryOf({ parameters }: ApiOperation): string {
  const needed = parameters.filter(
    (parameter): parameter is ApiParameter =>
      'in' in parameter && parameter.in === 'query' && parameter.required === true,
  )
  return needed.length > 0 ? `?${needed.map(({ name }) => `${name}=…`).join('&')}` : ''
}

/** Inside the single quotes of a shell. */
const quoted = (text: string): string => text.replaceAll("'", "'\\''")
