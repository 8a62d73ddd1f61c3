import { INSTALLATION_META, type Installation, installationSchema } from '#contract/shared/installation.ts'

let known: Installation | undefined

/** What the operator decided; the server writes it into the page, so that no screen has to wait for it. */
export function installation(): Installation {
  known ??= installationSchema.parse(
    JSON.parse(document.querySelector<HTMLMetaElement>(`meta[name=${INSTALLATION_META}]`)?.content ?? ''),
  )
  return known
}
