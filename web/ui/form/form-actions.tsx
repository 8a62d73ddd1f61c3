import { Button, type ButtonProps } from '../button/button.tsx'
import { DialogActions } from '../overlay/dialog.tsx'
import { afterPaint } from '../parts/after-paint.ts'

export interface FormActionsProps extends Pick<ButtonProps, 'children' | 'disabled' | 'isPending'> {
  onCancel: () => void
}

export const FormActions = ({ onCancel, ...submit }: FormActionsProps) => (
  <DialogActions>
    <Button variant="secondary" onClick={() => afterPaint(onCancel)}>
      Cancel
    </Button>
    <Button type="submit" {...submit} />
  </DialogActions>
)
