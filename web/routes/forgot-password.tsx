import { ForgotPassword } from '../features/account/forgot-password.tsx'

export const ForgotPasswordScreen = () => <ForgotPassword />
