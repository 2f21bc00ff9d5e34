const lookEvery = 500

/**
 * npm runs a script through a shell, which ends when npm is asked to stop and tells the script nothing. So a script whose
 * shell is gone takes that for the request. (`exec` in package.json would spare the shell, but cmd.exe has none; on
 * Windows nothing changes here, and Ctrl-C reaches the script itself.)
 */
export const stopWithParent = () => {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    // Nobody listens while the packages are installed: then there is nothing to finish.
    if (!process.emit('SIGTERM')) process.exit(143)
  }, lookEvery)
  timer.unref()
}
