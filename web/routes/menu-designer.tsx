import { DesignerScreen } from '../features/designer/designer-screen.tsx'

export function MenuDesignerScreen() {
  return <DesignerScreen />
}
