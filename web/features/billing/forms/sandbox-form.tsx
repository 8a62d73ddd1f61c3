import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { confirmSandboxPayment, paySandboxInvoice } from '#contract/accounts/billing.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { fieldOf } from '../../../lib/field-of.ts'
import { installation } from '../../../lib/installation.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { professionalPrice } from '../subscription/prices.ts'
import { formatCardNumber, formatExpiry } from './card-format.ts'
import { PayButton } from './pay-button.tsx'
import { TestCards } from './test-cards.tsx'
import type { PaymentFormProps } from './use-payment.ts'

const cardSchema = paySandboxInvoice.body.omit({ clientSecret: true })

type Card = z.infer<typeof cardSchema>

/** A payment form without money, and the bank's question that some cards bring. */
export function SandboxForm({ checkout: { clientSecret }, payment, onInvoiceGone }: PaymentFormProps) {
  const [isAsked, setIsAsked] = useState(false)
  const form = useForm<Card>({
    resolver: zodResolver(cardSchema),
    defaultValues: { cardNumber: '', expiry: '', cvc: '' },
  })

  function fail(error: unknown): void {
    setIsAsked(false)
    // What the network says of itself isn't a word of the provider's.
    payment.onFailed(error instanceof ApiError ? error.sentence : undefined)
    if (error instanceof ApiError && error.code === 'invoice_not_found') onInvoiceGone()
  }
  const pay = useMutation({
    mutationFn: (card: Card) => call(paySandboxInvoice, { body: { clientSecret, ...card } }),
    onSuccess: ({ status }) => (status === 'succeeded' ? payment.onPaid() : setIsAsked(true)),
    onError: fail,
  })
  const answerBank = useMutation({
    mutationFn: (approved: boolean) => call(confirmSandboxPayment, { body: { clientSecret, approved } }),
    onSuccess: payment.onPaid,
    onError: fail,
  })

  const field = fieldOf(form)
  const formatted = (name: keyof Card, format: (typed: string) => string) => ({
    ...field(name, {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        // In the middle of the text the cursor would jump to its end.
        if (target.selectionStart === target.value.length) form.setValue(name, format(target.value))
      },
    }),
    // A browser must not offer the real card that it remembers.
    autoComplete: 'off',
    inputMode: 'numeric' as const,
  })

  return (
    <>
      <TestCards
        onChoose={(card) => {
          for (const [name, value] of Object.entries(card)) form.setValue(name as keyof Card, value)
          form.clearErrors()
          form.setFocus('cardNumber')
        }}
      />
      <form noValidate onSubmit={form.handleSubmit((card) => pay.mutate(card))} className="mt-6">
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label="Card number"
            placeholder="1234 1234 1234 1234"
            className="col-span-2"
            {...formatted('cardNumber', formatCardNumber)}
          />
          <TextField label="Expiry" placeholder="MM/YY" {...formatted('expiry', formatExpiry)} />
          <TextField
            label="CVC"
            placeholder="123"
            maxLength={4}
            {...formatted('cvc', (typed) => typed.replaceAll(/\D/g, ''))}
          />
        </div>
        <PayButton
          isPending={pay.isPending || isAsked || answerBank.isPending}
          failure={payment.failure}
          processor={`the ${installation().brandName} sandbox, which takes no money`}
        />
      </form>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={(isOpen) => !isOpen && !answerBank.isPending && answerBank.mutate(false)}
        title="Your bank asks: is this you?"
        description={`This is the test of a bank's question. Approve the payment of ${professionalPrice} to ${installation().brandName}, or decline it.`}
        confirmLabel="Approve"
        cancelLabel="Decline"
        variant="primary"
        isPending={answerBank.isPending}
        onConfirm={() => answerBank.mutate(true)}
      />
    </>
  )
}
