import { useQuery } from '@tanstack/react-query'
import { listSavedMenus } from '#contract/saved-menus.ts'
import { call } from '../lib/api.ts'

export function SavedMenusScreen() {
  const { data } = useQuery({
    queryKey: ['/api/saved-menus'],
    queryFn: ({ signal }) => call(listSavedMenus, {}, { signal }),
  })
  return (
    <main className="page-width py-8">
      <h1>My Menus</h1>
      <ul>
        {data?.map((menu) => (
          <li key={menu.id}>
            <a href={`/menu-viewer/${menu.id}`}>{menu.name}</a>
          </li>
        ))}
      </ul>
    </main>
  )
}
