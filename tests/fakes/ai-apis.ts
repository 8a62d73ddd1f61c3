/** The part of a call's body that the fake reads. */
interface Body {
  readonly model?: string
  readonly system?: unknown
  readonly instructions?: unknown
  readonly messages?: readonly Message[]
  readonly input?: readonly Message[]
  readonly tools?: readonly { readonly name?: string }[]
  readonly stream?: boolean
}

interface Message {
  readonly role: string
  readonly content: unknown
}

const TIME = 1_760_000_000

/** The successful answer of each API around the model's words (or a picture in base64). */
export const apis = {
  responses: {
    path: 'responses',
    frame: (words: string, body: unknown) => ({
      id: 'resp_fake',
      created_at: TIME,
      model: (body as Body).model,
      output: [
        {
          type: 'message',
          role: 'assistant',
          id: 'msg_fake',
          content: [{ type: 'output_text', text: words, annotations: [] }],
        },
      ],
      incomplete_details: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    }),
  },
  chat: {
    path: 'chat/completions',
    frame: (words: string, body: unknown) => ({
      id: 'chatcmpl-fake',
      created: TIME,
      model: (body as Body).model,
      choices: [{ index: 0, message: { role: 'assistant', content: words }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  },
  messages: {
    path: 'messages',
    frame: (words: string, body: unknown) => ({
      type: 'message',
      id: 'msg_fake',
      role: 'assistant',
      model: (body as Body).model,
      content: [anthropicContent(words, body as Body)],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    }),
  },
  images: {
    path: 'images/generations',
    frame: (picture: string, _body: unknown) => ({ created: TIME, data: [{ b64_json: picture }] }),
  },
} as const

export type ApiName = keyof typeof apis

type Event = Readonly<Record<string, unknown>>

/** The same answers as events, the words in pieces. */
const streams: Readonly<
  Record<Exclude<ApiName, 'images'>, (pieces: readonly string[], body: Body) => Event[]>
> = {
  responses: (pieces, { model }) => [
    { type: 'response.created', response: { id: 'resp_fake', created_at: TIME, model } },
    { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'msg_fake' } },
    ...pieces.map((delta) => ({
      type: 'response.output_text.delta',
      item_id: 'msg_fake',
      output_index: 0,
      delta,
    })),
    { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'msg_fake' } },
    {
      type: 'response.completed',
      response: { incomplete_details: null, usage: { input_tokens: 1, output_tokens: 1 } },
    },
  ],
  chat: (pieces, { model }) => {
    const chunk = (delta: object, finish_reason: string | null = null) => ({
      id: 'chatcmpl-fake',
      object: 'chat.completion.chunk',
      created: TIME,
      model,
      choices: [{ index: 0, delta, finish_reason }],
    })
    return [...pieces.map((content) => chunk({ role: 'assistant', content })), chunk({}, 'stop')]
  },
  messages: (pieces, body) => {
    const isTool = answersByTool(body)
    const start = isTool
      ? { type: 'tool_use', id: 'toolu_fake', name: 'json', input: {} }
      : { type: 'text', text: '' }
    const delta = (piece: string) =>
      isTool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece }
    return [
      {
        type: 'message_start',
        message: {
          id: 'msg_fake',
          type: 'message',
          role: 'assistant',
          model: body.model,
          content: [],
          stop_reason: null,
          usage: { input_tokens: 1, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: start },
      ...pieces.map((piece) => ({ type: 'content_block_delta', index: 0, delta: delta(piece) })),
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 1 } },
      { type: 'message_stop' },
    ]
  },
}

/** Is the answer to come as server-sent events? */
export const isStreamed = (body: unknown): boolean => (body as Body).stream === true

/** The events of a streamed answer, as they are sent. */
export function eventsOf(
  api: Exclude<ApiName, 'images'>,
  pieces: readonly string[],
  body: unknown,
): string[] {
  const events = streams[api](pieces, body as Body).map(
    (event) => `${api === 'chat' ? '' : `event: ${event.type}\n`}data: ${JSON.stringify(event)}\n\n`,
  )
  return api === 'chat' ? [...events, 'data: [DONE]\n\n'] : events
}

const answersByTool = ({ tools }: Body): boolean => tools?.some(({ name }) => name === 'json') === true

/** Older models answer JSON as the input of a tool of that name; what isn't JSON stays text. */
function anthropicContent(words: string, body: Body) {
  const input = answersByTool(body) && parsed(words)
  return input ? { type: 'tool_use', id: 'toolu_fake', name: 'json', input } : { type: 'text', text: words }
}

function parsed(words: string): unknown {
  try {
    return JSON.parse(words)
  } catch {
    return undefined
  }
}

/** What the system and the user role of a call say, whichever API it speaks. */
export function readPrompt(body: unknown): { system: string; user: string } {
  const { system, instructions, messages, input } = body as Body
  const all = messages ?? input ?? []
  const said = (isUser: boolean) =>
    all.filter(({ role }) => (role === 'user') === isUser).map(({ content }) => wordsOf(content))
  return {
    system: [wordsOf(system), wordsOf(instructions), ...said(false)].filter(Boolean).join('\n'),
    user: said(true).join('\n'),
  }
}

function wordsOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: { text?: unknown }) => String(part.text ?? '')).join('\n')
}
