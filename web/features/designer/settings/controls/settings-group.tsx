import type { ReactNode } from 'react'

export const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section
    aria-label={title}
    className="flex flex-col gap-5 border-rule border-t pt-5 first:border-t-0 first:pt-0"
  >
    <h3 className="font-display font-semibold text-lg">{title}</h3>
    {children}
  </section>
)
