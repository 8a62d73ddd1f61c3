import { installation } from './installation.ts'

export const ScreenTitle = ({ name }: { name: string }) => (
  <title>{`${name} · ${installation().brandName}`}</title>
)
