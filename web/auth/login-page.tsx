import { AuthFrame } from '#web/auth/auth-frame.tsx'
import { LoginForm } from '#web/auth/login-form.tsx'
import { useHotelName } from '#web/kit/page/brand.tsx'

export const LoginPage = () => (
  <AuthFrame title="Sign in" text={`to the back office of ${useHotelName()}`}>
    <LoginForm />
  </AuthFrame>
)
