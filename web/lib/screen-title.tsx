import { installation } from './installation.ts'

/** What the browser calls a screen. */
export const ScreenTitle = ({ name }: { name: string }) => (
  <title>{`${name} · ${installation().brandName}`}</title>
)
