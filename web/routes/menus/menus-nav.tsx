import { Link } from 'react-router'
import { DISHES_PATH, MY_MENUS_PATH } from '#contract/pages/pages.ts'
import { classNames } from '../../ui/class-names.ts'

const screens = [
  { id: 'menus', href: MY_MENUS_PATH, label: 'Menus' },
  { id: 'dishes', href: DISHES_PATH, label: 'Dishes' },
] as const

/** Leads from the menus of a restaurant to its dishes and back. */
export const MenusNav = ({ current }: { current: (typeof screens)[number]['id'] }) => (
  <nav aria-label="Menus and dishes" className="-mt-2 mb-6 flex border-rule border-b print:hidden">
    {screens.map(({ id, href, label }) => (
      <Link
        key={id}
        to={href}
        aria-current={id === current ? 'page' : undefined}
        className={classNames(
          '-mb-px inline-flex min-h-11 items-center border-b-2 px-4 font-medium text-sm',
          id === current ? 'border-accent text-ink' : 'border-transparent text-quiet hover:text-ink',
        )}
      >
        {label}
      </Link>
    ))}
  </nav>
)
