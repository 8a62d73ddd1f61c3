import { PASS_PAGE } from '#contract/pass.ts'
import { site } from '#domain/site/content.ts'
import { PassDoor } from '../../features/pass/door/pass-door.tsx'
import { useKeptScreen } from '../../features/pass/offline/keep-screen.ts'

export function PassScreen() {
  useKeptScreen(PASS_PAGE)
  return (
    <main className="mx-auto w-full max-w-160 px-4 pt-6">
      <title>{`Sold Out · ${site.brandName}`}</title>
      <h1 className="mb-4">Sold Out</h1>
      <PassDoor />
    </main>
  )
}
