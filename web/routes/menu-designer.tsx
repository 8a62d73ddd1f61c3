import { DesignerScreen } from '../features/designer/designer-screen.tsx'
import { useDraftKeeping } from '../lib/draft.ts'

export function MenuDesignerScreen() {
  useDraftKeeping('designer')
  return <DesignerScreen />
}
