import { useSearchParams } from 'react-router'
import { ResetPassword } from '../../features/account/mail-links/reset-password.tsx'

export function ResetPasswordScreen() {
  const [search] = useSearchParams()
  return <ResetPassword token={search.get('token')} />
}
