import { DesignerScreen } from '../../features/designer/designer-screen.tsx'
import { useDraftKeeping } from '../../menu/drafts/draft.ts'

export function MenuDesignerScreen() {
  useDraftKeeping('designer')
  return <DesignerScreen />
}
