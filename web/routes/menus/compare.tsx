import { useSearchParams } from 'react-router'
import { Comparing } from '../../features/comparing/comparing.tsx'
import { readSides, writeSides } from '../../features/comparing/sides/side.ts'
import { ScreenTitle } from '../../lib/screen-title.tsx'

/** `/compare?a={id}&b={id}`; `state` and `with` name versions of the two. */
export function CompareScreen() {
  const [search, setSearch] = useSearchParams()
  return (
    <main className="page-width py-8 sm:py-12">
      <ScreenTitle name="Compare Menus" />
      <Comparing
        sides={readSides(search)}
        onSides={(sides) => setSearch(writeSides(sides), { replace: true })}
      />
    </main>
  )
}
