import { useSearchParams } from 'react-router'
import { ResetPassword } from '../features/account/reset-password.tsx'

export function ResetPasswordScreen() {
  const [search] = useSearchParams()
  return <ResetPassword token={search.get('token')} />
}
