import { useSearchParams } from 'react-router'
import { Dishes } from '../../features/dishes/dishes.tsx'
import { ScreenTitle } from '../../lib/screen-title.tsx'
import { MenusNav } from './menus-nav.tsx'

/** `/dishes?q={words}&of={restaurant}` */
export function DishesScreen() {
  const [search, setSearch] = useSearchParams()
  const put = (name: 'q' | 'of', value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return (
    <main className="page-width py-8 sm:py-12">
      <ScreenTitle name="Dishes" />
      <MenusNav current="dishes" />
      <Dishes
        words={search.get('q') ?? ''}
        onWords={(words) => put('q', words)}
        restaurant={search.get('of') ?? undefined}
        onRestaurant={(id) => put('of', id)}
      />
    </main>
  )
}
