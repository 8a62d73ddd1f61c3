import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

export function DeleteCard() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card
      title="Delete account"
      description="Deletes your account and everything in it, right away and for good."
    >
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      <DeleteDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  )
}
