import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { Logo } from './logo.tsx'
import { Ornament } from './ornament.tsx'

export function Masthead({ menu: { restaurant, title, dateLine, look, writing } }: { menu: ViewerMenu }) {
  const { ornament } = look.tokens
  return (
    <header
      className="masthead"
      data-logo={look.logoPosition}
      lang={writing.language}
      dir={writing.direction}
    >
      <div className="masthead-text">
        {look.logoPosition !== 'bottom' && <Logo url={restaurant.logoUrl} />}
        <div>
          <h1>{restaurant.name}</h1>
          {restaurant.description && <p className="masthead-description">{restaurant.description}</p>}
          {title && <p className="menu-title">{title}</p>}
          {dateLine && <p className="date-line">{dateLine}</p>}
        </div>
      </div>
      {ornament && look.headerStyle !== 'banner' && <Ornament ornament={ornament} />}
    </header>
  )
}
