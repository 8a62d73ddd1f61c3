import { type ProviderRefusal, providerRefusals } from '#contract/accounts/single-sign-on.ts'

/** Why somebody came back from the provider without having got in. */
export function ProviderRefusalNote({ refused }: { refused: string | null }) {
  if (refused === null || !Object.hasOwn(providerRefusals, refused)) return null
  return (
    <p role="alert" className="rounded-control border border-bad/30 bg-bad-soft px-3 py-2 text-bad text-sm">
      {providerRefusals[refused as ProviderRefusal]}
    </p>
  )
}
