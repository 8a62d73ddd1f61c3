import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { AppError } from '../../../errors/app-error.ts'
import type { OidcSettings } from '../../../settings/env.ts'
import { PROVIDER } from '../store/ways-in.ts'
import { providerPlugin, providerRules } from './provider.ts'

/** What is asked of the library: the address of the provider for somebody, or what to make of who comes back. */
export type ProviderInput =
  | { readonly step: 'sign-in'; readonly after: Returns; readonly invitation?: string | undefined }
  | { readonly step: 'connect'; readonly after: Returns }
  | { readonly step: 'come-back'; readonly query: Readonly<Record<string, string>> }

/** Addresses of ours that the person comes back to. */
interface Returns {
  readonly arrived: string
  readonly registered?: string
  readonly refused: string
}

/**
 * The library with the provider. It reads the provider's description when it is opened: that is done by the first who
 * signs in there, and again until it succeeds, so that passwords work while the provider does not.
 */
export function openProvider(
  options: BetterAuthOptions,
  oidc: OidcSettings,
  needs: Parameters<typeof providerPlugin>[1],
) {
  const rules = providerRules(needs)
  const open = () =>
    betterAuth({
      ...options,
      ...rules,
      user: { ...options.user, ...rules.user },
      account: { ...options.account, ...rules.account },
      plugins: [...(options.plugins ?? []), providerPlugin(oidc, needs)],
    })
  let opened: ReturnType<typeof open> | undefined

  async function library() {
    const tried = opened ?? open()
    const { socialProviders } = await tried.$context
    // One of another name would vouch for people of another house.
    if (
      socialProviders.some(({ id, issuer }) => id === PROVIDER && issuer?.replace(/\/$/u, '') === oidc.issuer)
    )
      opened = tried
    else throw new AppError('provider_unavailable')
    return opened.api
  }

  return async (headers: Headers, input: ProviderInput): Promise<Response> => {
    const api = await library()
    if (input.step === 'come-back')
      return api.callbackOAuth({
        headers,
        method: 'GET',
        params: { id: PROVIDER },
        query: input.query,
        asResponse: true,
      })
    const body = {
      provider: PROVIDER,
      callbackURL: input.after.arrived,
      errorCallbackURL: input.after.refused,
      disableRedirect: true,
    }
    if (input.step === 'connect') return api.linkSocialAccount({ headers, body, asResponse: true })
    return api.signInSocial({
      headers,
      body: {
        ...body,
        newUserCallbackURL: input.after.registered,
        ...(input.invitation && { additionalData: { invitation: input.invitation } }),
      },
      asResponse: true,
    })
  }
}
