import { useSearchParams } from 'react-router'
import { VerifyEmail } from '../../features/account/mail-links/verify-email.tsx'

export function VerifyEmailScreen() {
  const [search] = useSearchParams()
  return <VerifyEmail token={search.get('token')} />
}
