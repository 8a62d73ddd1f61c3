import { useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import {
  type beginSecondFactor,
  confirmSecondFactor,
  secondFactorCodeSchema,
} from '#contract/accounts/second-factor.ts'
import type { EndpointOutput } from '#contract/shared/endpoint.ts'
import { ApiError, call, sentenceOf } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { qrPicture, qrQuery } from '../../../menu/sharing/qr-query.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { usePlainForm } from '../forms/plain-form.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface ScanFormProps {
  made: EndpointOutput<typeof beginSecondFactor>
  onDone: () => void
}

const schema = z.object({ code: secondFactorCodeSchema })

/** The code to scan, the recovery codes, and the first code of the app, which turns it on. */
export function ScanForm({ made: { uri, recoveryCodes }, onDone }: ScanFormProps) {
  const { data: svg } = useQuery(qrQuery(uri))
  const form = usePlainForm(schema, { code: '' })
  const confirm = useMutation({
    mutationFn: (body: { code: string }) => call(confirmSecondFactor, { body }),
    onSuccess: () => {
      toast({
        title: 'Two-factor authentication is on',
        description: 'You were signed out on all other devices.',
      })
      onDone()
    },
    onError: (error) =>
      error instanceof ApiError && error.code === 'code_wrong'
        ? form.setError('code', { message: sentenceOf(error, 'This code is wrong.') }, { shouldFocus: true })
        : showErrorToast(error),
  })
  return (
    <form
      noValidate
      onSubmit={form.submit((values) => confirm.mutate(values))}
      className="flex flex-col gap-5"
    >
      <div className="flex flex-wrap items-center gap-5">
        {svg && (
          <img
            src={qrPicture(svg)}
            alt="QR code for your authenticator app"
            className="size-40 shrink-0 rounded-control border border-rule bg-white"
          />
        )}
        <div className="min-w-0 grow basis-60 text-sm">
          <p>Scan this with your authenticator app. Or type this key there:</p>
          <code className="mt-2 block select-all [overflow-wrap:anywhere]">
            {new URL(uri).searchParams.get('secret')}
          </code>
        </div>
      </div>
      <RecoveryCodes codes={recoveryCodes} />
      <TextField
        label="Code of the app"
        hint="It turns two-factor authentication on, and signs you out on all other devices."
        inputMode="numeric"
        autoComplete="one-time-code"
        className="max-w-72"
        {...form.field('code')}
      />
      <Button type="submit" className="self-start" isPending={confirm.isPending}>
        Turn on
      </Button>
    </form>
  )
}
