import { useSearchParams } from 'react-router'
import { site } from '#domain/site/content.ts'
import { Comparing } from '../../features/comparing/comparing.tsx'
import { readSides, writeSides } from '../../features/comparing/sides/side.ts'

/** `/compare?a={id}&b={id}`; `state` and `with` name versions of the two. */
export function CompareScreen() {
  const [search, setSearch] = useSearchParams()
  return (
    <main className="page-width py-8 sm:py-12">
      <title>{`Compare Menus · ${site.brandName}`}</title>
      <Comparing
        sides={readSides(search)}
        onSides={(sides) => setSearch(writeSides(sides), { replace: true })}
      />
    </main>
  )
}
