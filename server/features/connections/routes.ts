import { createHash, randomBytes } from 'node:crypto'
import {
  type AskedConnection,
  allowConnection,
  CONNECT_PAGE,
  connectionScopes,
  lookAtConnection,
} from '#contract/accounts/connections.ts'
import { KEYS_LIMIT } from '#contract/accounts/keys.ts'
import { SMALL_BODY_BYTES } from '#contract/shared/endpoint.ts'
import { type KeyScope, scopeOfModel } from '#domain/access/keys.ts'
import type { PublicFiles } from '../../adapters/public-files/public-file.ts'
import type { Clock, Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import { ownOrigin } from '../../http/addresses/own-origin.ts'
import type { Api, HttpContext } from '../../http/bindings.ts'
import { limitBody } from '../../http/bodies/limit-body.ts'
import { mount } from '../../http/calls/mount.ts'
import { hashOf } from '../../owners/keys/key-secrets.ts'
import { requireFeature } from '../../owners/require-feature.ts'
import type { Overridable, Settings } from '../../settings/settings.ts'
import { type Assistants, isOwnRedirect, type OAuthClient, registrationSchema } from './clients.ts'
import { type GivenKey, giveKey, renewKey } from './give-key.ts'
import { createPublishedClients } from './published-clients.ts'
import { insertCode, takeCode } from './queries.ts'

/** An assistant asks for its key at once. */
const CODE_MS = 5 * 60 * 1000

const TOKEN_PATH = '/oauth/token'
const REGISTER_PATH = '/oauth/register'

type Needs = Settings & Database & Clock & Assistants & PublicFiles & Overridable

/**
 * OAuth 2.1 for /mcp: metadata (RFC 9728, RFC 8414), clients that register (RFC 7591) or publish a document, the page where a person allows it, and the
 * token, which is a key of a model that works at /mcp alone.
 */
export function mountConnections(
  api: Api,
  { env, db, clock, assistants, fetchPublicFile, overrides }: Needs,
): void {
  const published = createPublishedClients(fetchPublicFile, overrides.reachablePrivateAddresses)
  const originOf = (c: HttpContext) => ownOrigin(c, env.publicUrl)
  const resourceOf = (c: HttpContext) => `${originOf(c)}/mcp`

  const protectedResource = (c: HttpContext) =>
    c.json({
      resource: resourceOf(c),
      resource_name: env.brand.brandName,
      authorization_servers: [originOf(c)],
      scopes_supported: connectionScopes,
      bearer_methods_supported: ['header'],
    })
  api.get('/.well-known/oauth-protected-resource', protectedResource)
  api.get('/.well-known/oauth-protected-resource/mcp', protectedResource)
  api.get('/.well-known/oauth-authorization-server', (c) =>
    c.json({
      issuer: originOf(c),
      authorization_endpoint: `${originOf(c)}${CONNECT_PAGE}`,
      token_endpoint: `${originOf(c)}${TOKEN_PATH}`,
      registration_endpoint: `${originOf(c)}${REGISTER_PATH}`,
      scopes_supported: connectionScopes,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    }),
  )

  api.post(REGISTER_PATH, limitBody({ maxBodyBytes: SMALL_BODY_BYTES } as never), async (c) => {
    const read = registrationSchema.safeParse(await c.req.json().catch(() => null))
    if (!read.success) {
      const description = read.error.issues[0]?.message ?? ''
      return c.json({ error: 'invalid_client_metadata', error_description: description }, 400)
    }
    const client = { name: read.data.client_name, redirectUris: read.data.redirect_uris }
    return c.json(
      {
        client_id: assistants.idOf(client),
        client_name: client.name,
        redirect_uris: client.redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
      201,
    )
  })

  /** @throws {AppError} `connection_refused`, for an address whose document can’t be read */
  const clientOf = async (id: string): Promise<OAuthClient | null> =>
    published.isAddress(id) ? published.read(id) : assistants.of(id)

  async function clientAsking(asked: AskedConnection, c: HttpContext): Promise<OAuthClient> {
    const client = await clientOf(asked.client_id)
    if (!client || !isOwnRedirect(client, asked.redirect_uri)) throw new AppError('connection_refused')
    if (asked.resource !== undefined && !isSameResource(asked.resource, resourceOf(c)))
      throw new AppError('connection_refused', {
        message: 'The assistant asks for access to something else than Carte’s menus here.',
      })
    return client
  }

  mount(api, lookAtConnection, async ({ c, body }) => {
    const { name, publishedAt = null } = await clientAsking(body, c)
    return { name, publishedAt, goesTo: new URL(body.redirect_uri).host, scope: scopeAsked(body.scope) }
  })

  mount(api, allowConnection, async ({ c, user, body }) => {
    requireFeature(user, 'feature:keys')
    await clientAsking(body, c)
    const code = randomBytes(24).toString('base64url')
    await insertCode(db, {
      hash: hashOf(code),
      accountId: user.id,
      ownerId: user.house.id,
      clientId: body.client_id,
      redirectUri: body.redirect_uri,
      challenge: body.code_challenge,
      scope: scopeOfModel(body.allowed),
      expiresAt: new Date(clock().getTime() + CODE_MS).toISOString(),
    })
    const goTo = new URL(body.redirect_uri)
    goTo.searchParams.set('code', code)
    goTo.searchParams.set('iss', originOf(c))
    if (body.state !== undefined) goTo.searchParams.set('state', body.state)
    return { goTo: goTo.href }
  })

  api.post(TOKEN_PATH, limitBody({ maxBodyBytes: SMALL_BODY_BYTES } as never), async (c) => {
    const refuse = (error: string, description: string) =>
      c.json({ error, error_description: description }, 400)
    c.header('cache-control', 'no-store')
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
    const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
    const grant = field('grant_type')
    if (grant !== 'authorization_code' && grant !== 'refresh_token')
      return refuse('unsupported_grant_type', 'Only authorization_code and refresh_token are taken.')
    if (field('resource') !== '' && !isSameResource(field('resource'), resourceOf(c)))
      return refuse('invalid_target', `Tokens are for ${resourceOf(c)} alone.`)
    const clientId = field('client_id')
    if (!published.isAddress(clientId) && !assistants.of(clientId))
      return refuse('invalid_client', 'This client is not registered here.')
    const tell = ({ key, keyId, renewals, seconds, scope }: GivenKey) =>
      c.json({
        access_token: key,
        token_type: 'Bearer',
        expires_in: seconds,
        refresh_token: assistants.refreshTokenOf(keyId, renewals),
        scope,
      })
    if (grant === 'refresh_token') {
      const known = assistants.readRefreshToken(field('refresh_token'))
      const renewed = known && (await renewKey(db, known, { clientId, at: clock() }))
      return renewed ? tell(renewed) : refuse('invalid_grant', 'This token is wrong, was used, or has ended.')
    }
    const row = await takeCode(db, hashOf(field('code')))
    const verified = createHash('sha256').update(field('code_verifier')).digest('base64url')
    const isRight =
      row &&
      row.expiresAt > clock().toISOString() &&
      row.clientId === clientId &&
      row.redirectUri === field('redirect_uri') &&
      row.challenge === verified
    if (!isRight) return refuse('invalid_grant', 'This code is wrong, was used, or is too old.')
    // A document is asked for only by who holds a code; it was there when a person looked.
    const client = await clientOf(clientId).catch(() => null)
    const name = client?.name ?? new URL(clientId).host
    const given = await giveKey(db, row, { name, at: clock(), most: KEYS_LIMIT })
    if (!given) return refuse('invalid_grant', 'The house has as many keys as it may have.')
    return tell(given)
  })
}

/** The least that says what Carte is for, where an assistant says nothing. */
function scopeAsked(scope = ''): KeyScope {
  const asked = scope.split(' ').filter((one): one is KeyScope => connectionScopes.includes(one as KeyScope))
  return asked.toSorted((a, b) => connectionScopes.indexOf(b) - connectionScopes.indexOf(a))[0] ?? 'propose'
}

const isSameResource = (asked: string, own: string): boolean =>
  URL.canParse(asked) && new URL(asked).href.replace(/\/$/u, '') === own
