import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type AnswerName, answerTo } from './ai-answers.ts'
import { type ApiName, apis, eventsOf, isStreamed, readPrompt } from './ai-apis.ts'
import { paint } from './ai-pictures.ts'

/** How the server behaves at a call: what it answers, or how it fails to. */
export type Behaviour =
  | AnswerName
  /** A good answer, but late. */
  | 'slow'
  /** The connection is cut in the middle of a good answer. */
  | 'half an answer'
  /** The request is taken and nothing ever comes back. */
  | 'never'
  | 'server error'
  | 'rate limited'
  /** Text of ten megabytes. */
  | 'endless'
  /** These words as the model's answer. */
  | { readonly text: string }
  /** These dishes, in the right frame. */
  | { readonly dishes: unknown }
  /** These bytes as the picture. */
  | { readonly picture: Uint8Array }

/** A call as it arrived. */
export interface ReceivedCall {
  readonly api: ApiName
  readonly headers: IncomingMessage['headers']
  /** The parsed body. */
  readonly body: unknown
  /** What the system role says, and what the user role says. */
  readonly prompt: { readonly system: string; readonly user: string }
}

export interface FakeAiServer {
  /** With `/v1`, as every provider's setting wants it. */
  readonly url: string
  readonly calls: readonly ReceivedCall[]
  /** One behaviour for each of the next calls; the last one stays. Forgets the calls so far. */
  script(...behaviours: [Behaviour, ...Behaviour[]]): void
  /** How many calls are without an answer at this moment. */
  readonly open: number
  close(): Promise<void>
}

const SLOW_MS = 300
const SLOW_PIECE_MS = 30
const ENDLESS_BYTES = 10 * 1024 * 1024

/**
 * Replaces the providers of language and image models: OpenAI Responses, OpenAI Chat Completions, Anthropic
 * Messages and OpenAI images, for what their SDKs check. For tests and for work without a network.
 */
export async function startAiServer(port = 0): Promise<FakeAiServer> {
  let behaviours: Behaviour[] = ['good']
  let calls: ReceivedCall[] = []
  let open = 0

  const server = createServer(async (request, response) => {
    const api = (Object.keys(apis) as ApiName[]).find((name) => request.url === `/v1/${apis[name].path}`)
    if (!api || request.method !== 'POST') return response.writeHead(404).end()
    open += 1
    response.once('close', () => {
      open -= 1
    })
    const body: unknown = JSON.parse(await text(request))
    const call = { api, headers: request.headers, body, prompt: readPrompt(body) }
    calls.push(call)
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
    await behave(behaviour ?? 'good', call, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get calls() {
      return calls
    },
    get open() {
      return open
    },
    script(...next) {
      behaviours = next
      calls = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function behave(behaviour: Behaviour, call: ReceivedCall, response: ServerResponse): Promise<void> {
  switch (behaviour) {
    case 'never':
      return
    case 'server error':
      return send(response, 500, { type: 'error', error: { type: 'api_error', message: 'Something broke' } })
    case 'rate limited':
      return send(response, 429, { type: 'error', error: { type: 'rate_limit_error', message: 'Slow down' } })
  }
  if (isStreamed(call.body)) return stream(response, call, behaviour)
  switch (behaviour) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      return send(response, 200, await frameOf('good', call))
    case 'half an answer': {
      const whole = JSON.stringify(await frameOf('good', call))
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length })
      response.write(whole.slice(0, whole.length / 2), () => response.destroy())
      return
    }
    default:
      return send(response, 200, await frameOf(behaviour, call))
  }
}

/** Letters of a streamed answer that come at once. */
const PIECE_LENGTH = 200

/** Sends the answer in pieces: a slow one with pauses, half an answer cut off in its middle. */
async function stream(
  response: ServerResponse,
  { api, body, prompt }: ReceivedCall,
  behaviour: Answered,
): Promise<void> {
  if (api === 'images') throw new Error('A picture comes in one piece')
  const isGood = behaviour === 'slow' || behaviour === 'half an answer'
  const words = wordsOf(isGood ? 'good' : behaviour, prompt.user)
  const pieces = words.match(new RegExp(`[^]{1,${PIECE_LENGTH}}`, 'g')) ?? []
  const events = eventsOf(api, pieces, body)
  const sent = behaviour === 'half an answer' ? events.slice(0, events.length / 2) : events
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of sent) {
    if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_PIECE_MS))
    if (response.destroyed) return
    response.write(event)
  }
  if (sent === events) response.end()
  // What was written goes out before the cut.
  else setTimeout(() => response.destroy(), SLOW_PIECE_MS)
}

/** Behaviours that begin to answer. */
type Answered = Exclude<Behaviour, 'never' | 'server error' | 'rate limited'>

/** The answer in the frame of the API that was called. */
async function frameOf(
  behaviour: Exclude<Answered, 'slow' | 'half an answer'>,
  { api, body, prompt }: ReceivedCall,
): Promise<unknown> {
  if (api === 'images') return apis.images.frame(await paint(behaviour), body)
  return apis[api].frame(wordsOf(behaviour, prompt.user), body)
}

function wordsOf(behaviour: Parameters<typeof frameOf>[0], prompt: string): string {
  if (typeof behaviour === 'string') {
    return behaviour === 'endless' ? 'x'.repeat(ENDLESS_BYTES) : answerTo(behaviour, prompt)
  }
  if ('text' in behaviour) return behaviour.text
  if ('dishes' in behaviour) return JSON.stringify({ elements: behaviour.dishes })
  throw new Error('A picture is no answer of a language model')
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

if (import.meta.main) {
  const server = await startAiServer(Number(process.argv[2] ?? 4100))
  process.stdout.write(
    [
      'A model that needs no network. Start Carte with these settings:',
      `AI_PROVIDER=openai-compatible AI_MODEL=fake AI_IMAGE_MODEL=fake AI_VISION_MODEL=fake AI_BASE_URL=${server.url} npm start`,
      '',
    ].join('\n'),
  )
}
