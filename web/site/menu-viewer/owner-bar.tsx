import type { ViewerMenu } from '#contract/viewer-menu.ts'

/** The bar above the menu that only the owner sees. */
export function OwnerBar({ menu }: { menu: ViewerMenu }) {
  return (
    <nav className="owner-bar" aria-label="Your menu">
      <a href="/saved-menus">
        <span aria-hidden="true">← </span>My Menus
      </a>
      <span className="owner-state">
        {menu.isShared ? 'Shared: anyone with the link can view it' : 'Not shared: only you can see it'}
      </span>
      <a href={`/saved-menus?edit=${encodeURIComponent(menu.id)}`}>Edit</a>
    </nav>
  )
}
