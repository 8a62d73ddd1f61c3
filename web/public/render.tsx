import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageFrame, PageRenderer, PublicPage } from '#contract/pages.ts'
import { site } from '#domain/site/content.ts'

/** Renders a public page as a whole document, without a script. */
export const render: PageRenderer = (page, frame) =>
  `<!doctype html>${renderToStaticMarkup(<Document frame={frame}>{bodyOf(page)}</Document>)}`

function Document({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{site.brandName}</title>
        {frame.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}

function bodyOf(page: PublicPage): ReactNode {
  switch (page.kind) {
    case 'home':
      return (
        <main className="page-width py-8">
          <h1>{site.brandName}</h1>
          <a href="/menu-builder">Create Your Menu</a>
        </main>
      )
    case 'menu-viewer':
      return (
        <main className="page-width py-8">
          <h1>{page.menu.restaurant.name}</h1>
          {page.menu.groups.map((group) => (
            <section key={group.category.id}>
              <h2>{group.category.name}</h2>
              {group.items.map((item) => (
                <p key={item.id}>{item.name}</p>
              ))}
            </section>
          ))}
        </main>
      )
    case 'menu-not-found':
      return (
        <main className="page-width py-8">
          <h1>Menu Not Found</h1>
          <p>The menu you're looking for doesn't exist or has been deleted.</p>
        </main>
      )
    case 'not-found':
      return (
        <main className="page-width py-8">
          <h1>404 Page Not Found</h1>
          <p>Did you forget to add the page to the router?</p>
        </main>
      )
  }
}
