import type { ReactNode } from 'react'

export const PageHead = ({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children?: ReactNode
}) => (
  <div className="page-width py-12 text-center sm:py-16">
    <h1 className="mx-auto max-w-180 text-[2.25rem] sm:text-[3rem]">{title}</h1>
    <p className="mx-auto mt-4 max-w-150 text-pretty text-lg text-quiet">{lead}</p>
    {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
  </div>
)
