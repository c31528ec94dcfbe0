-- Two jobs have other names. What is known of their last run goes along; what waits in the queues of the former names is worked by the worker.
update job_run set name = 'send-emails' where name = 'send-letters' and not exists (select from job_run where name = 'send-emails');
update job_run set name = 'notify-members' where name = 'tell-news' and not exists (select from job_run where name = 'notify-members');
