import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface SiteNavProps {
  links: readonly {
    readonly href: string
    readonly label: string
    /** Said before the label by screen readers. */
    readonly spoken?: string
  }[]
  /** The address of the page that shows. */
  current?: string | undefined
  /** Between the screens of the application; else links load a page. */
  Anchor?: (props: AnchorProps) => ReactNode
  label?: string
  className?: string
}

interface AnchorProps {
  href: string
  className: string
  'aria-current': 'page' | undefined
  children: ReactNode
}

const PageAnchor = (props: AnchorProps) => <a {...props} />

/** The links of a header to its pages. On a phone they have a separate line under the logo. */
export const SiteNav = ({ links, current, Anchor = PageAnchor, label = 'Site', className }: SiteNavProps) => (
  <nav
    aria-label={label}
    className={classNames(
      '-mx-4 order-last w-screen shrink-0 border-rule border-t px-4 sm:-mx-8 sm:px-8 md:order-none md:m-0 md:w-auto md:grow md:border-0 md:p-0',
      className,
    )}
  >
    <ul className="flex flex-wrap justify-between gap-x-2 sm:justify-start sm:gap-x-8 md:gap-x-7">
      {links.map(({ href, label: name, spoken }) => (
        <li key={href}>
          <Anchor
            href={href}
            aria-current={href === current ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 items-center justify-center border-transparent pointer-coarse:min-w-11 border-b-2 font-medium text-sm hover:text-accent aria-[current=page]:border-accent md:min-h-16"
          >
            {spoken && <span className="sr-only">{`${spoken} `}</span>}
            {name}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
)
