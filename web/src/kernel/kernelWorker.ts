/** The kernels in a thread of their own, so that the page never waits for them. */
import { answer, type Question } from '../lib/calls.ts';
import { loadKernel } from './files.ts';
import { KernelService } from './service.ts';

const service = new KernelService(loadKernel);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(service, data).then((answered) => postMessage(answered));
});
