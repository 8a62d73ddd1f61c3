import { INSTALLATION_META, type Installation, installationSchema } from '#contract/shared/installation.ts'

let known: Installation | undefined

export function installation(): Installation {
  known ??= installationSchema.parse(
    JSON.parse(document.querySelector<HTMLMetaElement>(`meta[name=${INSTALLATION_META}]`)?.content ?? ''),
  )
  return known
}
