import { ForgotPassword } from '../../features/account/mail-links/forgot-password.tsx'

export const ForgotPasswordScreen = () => <ForgotPassword />
