import type { ZodOpenApiComponentsObject } from 'zod-openapi'

/** What every call has in common, for readers of the description. */
export const ABOUT = `Everything that the screens of Carte do on a server, they do by these calls.

**Keys.** A program sends \`Authorization: Bearer carte_…\` with every call, and no cookie. Its owner makes the key under Integrations and chooses what it may do: \`read\`, \`propose\`, \`write\` or \`publish\`, each with all before it. What guests see is changed with \`publish\` alone; everything else can be proposed (\`openChange\`) and is applied by a person. A key is limited to 600 calls a minute and 50,000 a day.

**Models** speak to \`/mcp\` (Model Context Protocol, Streamable HTTP) with a key, or ask a person for one by OAuth (RFC 9728, PKCE): twenty tools that read, propose, and say what is sold out. Whatever the key may do elsewhere, nothing is published there.

**Signing in.** Browsers sign in: \`register\` and \`login\` set a cookie. Calls that change something are refused when a browser sends them from another site.

**Requests.** Bodies are JSON in UTF-8 (\`content-type: application/json\`), uploads are forms. Nothing that you send is dropped: a field or a parameter that is not described is refused by its name, with the nearest one that is. What an answer says may be sent back as it is. Three things take more: a menu in document version 1, the filters of a draft, and the health calls, whose addresses balancers write.

**Limits.** Every answer says by which limits its call was counted (\`RateLimit-Policy\`: \`"calls by key";q=600;w=60\` is 600 in 60 seconds) and what is left (\`RateLimit\`: \`"calls by key";r=597;t=42\`). What is asked too often is answered 429 with \`Retry-After\` in seconds and the name of the limit (\`details.limit\`). Wait that long and send the same again.

**Sending again.** A call that changes something takes an \`Idempotency-Key\` of yours: random letters, up to 255. Sent again within 24 hours with the same request it is answered as the first time (\`idempotency-replayed: true\`) and nothing is done twice; with another request it is refused (422 \`idempotency_key_reused\`), and while the first is under way too (409 \`idempotency_key_unfinished\`). A request that was refused leaves its key free. Calls that only a person makes, uploads and files take none.

**Versions.** The answer to every call has \`carte-version\`, the version of the server. Fields are added at any time; nothing that is described here changes its meaning or goes without a year's notice: a call that goes says so in its answers (\`Deprecation\`, RFC 9745; \`Sunset\`, RFC 8594) and here.

**Errors.** Every answer that is not a success has a stable \`code\`, a \`message\` for the person at the screen and the \`requestId\` of the request in the server's log. Resources that you can't access return 404.

**Lists** come in pages of at most 200 rows: \`limit\` says how many, \`cursor\` where the page begins. An answer that is an array names the next page in its header \`link\`, other answers have \`nextCursor\`. A cursor keeps its place when rows before it are deleted.

**Request ids.** Send your own as \`x-request-id\` (8 to 64 letters, digits, \`-\`, \`_\`), or take the one of the answer.

**Menus.** \`content\` is a menu in document version 2. Its prices are whole numbers of the smallest unit of its currency: 1250 for $12.50. A menu in document version 1 is taken too, but never written over one that says more (\`menu_says_more\`); every answer is in version 2. Where a payload leaves out the content, what is stored stays.

**Times** are ISO-8601 in UTC. What begins and ends by the clock of a restaurant, as planned prices and specials, is a date and time without a zone (\`2026-12-24T17:30\`) next to its \`timeZone\`. **Prices** of the catalog are in USD, **measures** are in points where they are not said to be something else.

The pages of the site (\`/\`, \`/features\` …) are for people and not described here.`

/** What operations refer to. */
export const sharedParts = {
  parameters: {
    RequestId: {
      name: 'x-request-id',
      in: 'header',
      required: false,
      description: 'An id of your own for this request; it is in the answer and in the log.',
      schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
    },
    IdempotencyKey: {
      name: 'idempotency-key',
      in: 'header',
      required: false,
      description:
        'Random letters of your own: sent again within a day with the same request, it is answered as the first time, with `idempotency-replayed: true`, and nothing is done twice.',
      schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
    },
  },
  headers: {
    RateLimit: {
      description: 'For each limit, what is left (`r`) and the seconds until it is whole again (`t`).',
      schema: { type: 'string' },
    },
    RequestId: {
      description: 'The id of this request: yours, or one of ours.',
      schema: { type: 'string' },
    },
    RetryAfter: {
      description: 'Seconds after which another try may succeed.',
      schema: { type: 'integer', minimum: 0 },
    },
    Link: {
      description: 'The address of the next page with `rel="next"` (RFC 8288); absent on the last page.',
      schema: { type: 'string' },
    },
    ContentDisposition: {
      description: 'The name under which the file is kept.',
      schema: { type: 'string' },
    },
  },
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'carte.session_token',
      description:
        'Set by `register` and `login`; with `__Host-` before its name where people come by HTTPS.',
    },
    key: {
      type: 'http',
      scheme: 'bearer',
      description:
        'A key that was made under Integrations (`createKey`). `x-scope` of a call says what the key must be allowed.',
    },
    metricsToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'CARTE_METRICS_TOKEN, where the operator has set it.',
    },
  },
} as const satisfies ZodOpenApiComponentsObject
