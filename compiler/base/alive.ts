import { errorCode } from './errors.ts';

/** Whether a process with this number runs. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM'; // Alive, but of another user.
  }
};
