import { connect } from 'node:net'
import type { World } from './world.ts'

const HOST = 'Host: localhost'
const JSON_TYPE = 'Content-Type: application/json'

const request = (line: string, headers: readonly string[] = [HOST], body = ''): string =>
  [line, ...headers, '', body].join('\r\n')

/** What isn't HTTP, or only half of it. */
const malformed: readonly string[] = [
  '',
  '\r\n\r\n',
  '\u0000'.repeat(1000),
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
  'GET',
  'GET /',
  request('GET / HTTP/9.9'),
  request('GET / HTTP/1.1', []),
  request('GET / HTTP/1.1', [HOST, HOST.replace('localhost', 'evil')]),
  request('GET / HTTP/1.1', ['Host: ']),
  request('GET / HTTP/1.1', ['Host: a b']),
  request('GET / HTTP/1.1', ['Host: evil.example/%0d%0a']),
  request('GET /api/user HTTP/1.1', ['Host: [::1']),
  request('GET / HTTP/1.0', []),
  request('BREW /api/user HTTP/1.1'),
  request('TRACE /api/user HTTP/1.1'),
  request('PATCH /api/draft HTTP/1.1'),
  request('OPTIONS * HTTP/1.1'),
  request('CONNECT localhost:1 HTTP/1.1'),
  request('get /api/user HTTP/1.1'),
  request('HEAD /api/saved-menus HTTP/1.1'),
  request('GET http://evil.example/api/user HTTP/1.1'),
  request('GET //evil.example/api/user HTTP/1.1'),
  request('GET /\u0001\u00ff HTTP/1.1'),
  request('GET /api/saved-menus/\u0000 HTTP/1.1'),
  request(`GET /${'a'.repeat(70_000)} HTTP/1.1`),
  request(`GET /api/menu-items?${'a=b&'.repeat(3000)} HTTP/1.1`),
  request('GET /api/saved-menus/%00/pdf HTTP/1.1'),
  request('GET /menu-viewer/%00 HTTP/1.1'),
  request('GET /menu-viewer/%ED%A0%80/picture.png HTTP/1.1'),
  request('GET /uploads/..%2f..%2fcarte.db HTTP/1.1'),
  request('GET /uploads/%00.png HTTP/1.1'),
  request('GET /images/food/%00 HTTP/1.1'),
  request('GET /images/generated/..%2f..%2fcarte.db HTTP/1.1'),
  request('GET /assets/..%2f..%2f..%2fpackage.json HTTP/1.1'),
  request('GET /assets/%00 HTTP/1.1'),
  request('GET /assets/%E0%A4%A HTTP/1.1'),
  request('GET /pictures/%2e%2e%2fserver HTTP/1.1'),
  request('GET / HTTP/1.1', [HOST, `X: ${'a'.repeat(70_000)}`]),
  request('GET / HTTP/1.1', [HOST, ...Array.from({ length: 3000 }, (_, index) => `X-${index}: a`)]),
  request('GET / HTTP/1.1', [HOST, 'No colon']),
  request('GET / HTTP/1.1', [HOST, ' folded: x']),
  request('GET / HTTP/1.1', [HOST, 'X: \u0000']),
  request('GET / HTTP/1.1', [HOST, 'Cookie: carte-notice=%E0%A4%A; carte.session_token=%zz']),
  request('GET / HTTP/1.1', [HOST, 'Expect: 200-maybe']),
  request('GET / HTTP/1.1', [HOST, 'If-None-Match: "', 'If-Modified-Since: never', 'Range: bytes=9-1']),
  request('GET / HTTP/1.1', [HOST, 'Accept-Encoding: br;q=x, zstd, *;q=0, identity;q=0']),
  request('GET / HTTP/1.1', [
    HOST,
    'Upgrade: h2c',
    'Connection: Upgrade, HTTP2-Settings',
    'HTTP2-Settings: x',
  ]),
  request('POST /api/login HTTP/1.1', [HOST, JSON_TYPE, 'Content-Length: -1'], '{}'),
  request('POST /api/login HTTP/1.1', [HOST, JSON_TYPE, 'Content-Length: 1e3'], '{}'),
  request('POST /api/login HTTP/1.1', [HOST, JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3'], '{}'),
  request('POST /api/login HTTP/1.1', [HOST, JSON_TYPE, 'Content-Length: 99999999999999999999'], '{}'),
  request('POST /api/login HTTP/1.1', [HOST, JSON_TYPE, 'Content-Length: 100'], '{"user'),
  request(
    'POST /api/login HTTP/1.1',
    [HOST, JSON_TYPE, 'Content-Length: 2', 'Transfer-Encoding: chunked'],
    '0\r\n\r\n',
  ),
  request('POST /api/login HTTP/1.1', [HOST, JSON_TYPE, 'Transfer-Encoding: gzip, chunked'], '0\r\n\r\n'),
  request(
    'POST /api/login HTTP/1.1',
    [HOST, JSON_TYPE, 'Transfer-Encoding: chunked'],
    'zz\r\n{}\r\n0\r\n\r\n',
  ),
  request(
    'POST /api/login HTTP/1.1',
    [HOST, JSON_TYPE, 'Transfer-Encoding: chunked'],
    '-1\r\n{}\r\n0\r\n\r\n',
  ),
  request(
    'POST /api/login HTTP/1.1',
    [HOST, JSON_TYPE, 'Transfer-Encoding: chunked'],
    'ffffffffffffffffff\r\n{}',
  ),
  request(
    'POST /api/login HTTP/1.1',
    [HOST, JSON_TYPE, 'Transfer-Encoding: chunked'],
    `1;${'x'.repeat(90_000)}\r\n{`,
  ),
  request(
    'POST /api/login HTTP/1.1',
    [HOST, JSON_TYPE, 'Transfer-Encoding: chunked'],
    '1\r\n{\r\n0\r\nX: y\r\n\r\n',
  ),
  request('POST /api/login HTTP/1.1', [HOST, JSON_TYPE, 'Transfer-Encoding : chunked'], '0\r\n\r\n'),
  request(
    'POST /api/uploads HTTP/1.1',
    [HOST, 'Content-Type: multipart/form-data; boundary=', 'Content-Length: 4'],
    '--\r\n',
  ),
  `${request('GET /api/user HTTP/1.1')}${request('GET /api/health HTTP/1.1')}garbage`,
]

const PATIENCE_MS = 1500

/** Speaks to the server as no client does, and asks it after each whether it is well. */
export async function tryConnections(world: World, rounds: number): Promise<number> {
  let sent = 0
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      malformed.map(async (words, index) => {
        // Later rounds break off somewhere, and begin with something else.
        const cut =
          round === 0 ? words.length : Math.floor((words.length * ((index * 7 + round * 13) % 97)) / 97)
        const said = await say(world.url, words.slice(0, cut))
        sent += 1
        const status = /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1]
        const isFault =
          status?.startsWith('5') || /node_modules|\n {4}at /.test(said) || /^SQLite format/m.test(said)
        if (isFault) world.report.find('HTTP', `answer ${status}`, JSON.stringify(words).slice(0, 300))
      }),
    )
    const { status } = await world.visitors.nobody.send({ method: 'GET', path: '/api/health', headers: {} })
    if (status !== 200) world.report.find('HTTP', `health ${status} after what is no HTTP`, `round ${round}`)
  }
  return sent
}

function say(url: string, words: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(Number(port), hostname, () => socket.write(words, 'latin1'))
    const end = setTimeout(() => socket.destroy(), PATIENCE_MS)
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      said += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(end)
      resolve(said)
    })
  })
}
